/** What is said where there is no dataset. */
export const NO_DATASET = "Sorry! There's no dataset available for your selection."
