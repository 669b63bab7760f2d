type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** The character that a key types, by which a closed picker opens; a space presses the button instead. */
export function typedCharacter({ key, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
  const isOne = /^\S$/u.test(key)
  return isOne && !ctrlKey && !metaKey && !altKey ? key : undefined
}
