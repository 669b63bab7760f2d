/** Said where options could not be had: an empty list would say that there are none. Typing asks again. */
export const LIST_FAILED =
  "The list could not be loaded. Please check your connection and type again."
