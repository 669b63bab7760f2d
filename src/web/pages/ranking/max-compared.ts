/** How many countries at most stand side by side on the page of an indicator, as a number and as its texts say it. */
export const MAX_COMPARED = { count: 6, word: "six" } as const
