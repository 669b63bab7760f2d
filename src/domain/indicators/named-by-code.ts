const MARK = "(named by code only)"

/** Digits, underscores or five and more capitals: no word that a reader knows. */
const CODE_FORM = /^(?=\S*[_\d])[\w.-]+$|^[A-Z]{5,}$/

/** The name of an indicator of which nobody knows what its code stands for; `subject` is what is known of it. */
export function nameFromCode(code: string, subject = ""): string {
  return subject === "" ? `Indicator ${code} ${MARK}` : `${subject}, indicator ${code} ${MARK}`
}

/** Whether a name says that only the code is known. Such indicators are listed apart and never suggested. */
export function isNamedByCode(name: string): boolean {
  return name.includes(MARK)
}

/** Whether a text is the code itself in place of a name: `GDO_q35`, `MORTADO`. */
export function isBareCode(name: string, code: string): boolean {
  return name === code && CODE_FORM.test(name)
}
