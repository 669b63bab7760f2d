/** "six times better than Japan": whether more is better depends on the reader, and no figure is so many times better. */
export const BETTER = /^\s+(?:better|worse)\b/i
