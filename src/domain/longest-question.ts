/** Characters of a question that are read, on pages, by the API, tools and files: nobody asks longer ones. */
export const LONGEST_QUESTION = 300
