/** Marks as they stand in patterns of rewritten questions: P a place or group, Q a number, T a time. */
export const P = "\\{@\\w\\}"
export const Q = "\\{%\\w\\}"
export const T = "\\{~\\w\\}"
