import { useToast } from "./toast/toast-context.ts"

/** Copies a text and says so; where copying is not allowed the field is selected, so that a key press does it. */
export function useCopy(): (text: string, fieldId: string) => void {
  const toast = useToast()
  return (text, fieldId) => {
    copyText(text).then(
      () => {
        toast("Copied")
      },
      () => {
        const field = document.getElementById(fieldId)
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select()
        toast("Press Ctrl+C or ⌘C to copy", "info")
      },
    )
  }
}

/** Copies a text; rejects where that is not allowed. */
export async function copyText(text: string): Promise<void> {
  // Not there on pages without https, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) throw new TypeError("no clipboard")
  await clipboard.writeText(text)
}
