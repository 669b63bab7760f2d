/** A phrase of another language and the English one that the grammar reads; empty where it says nothing. */
export type Phrase = readonly [foreign: string, english: string]
