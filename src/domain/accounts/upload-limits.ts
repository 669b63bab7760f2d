/** Megabytes of the largest CV that is taken with an application. */
export const LARGEST_CV_MB = 5

/** Megabytes of the largest image that is taken for a profile. */
export const LARGEST_IMAGE_MB = 5
