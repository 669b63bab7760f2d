import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from "react"

type Values<Name extends string> = Readonly<Record<Name, string>>
/** What is wrong with a field, or nothing. */
type Checks<Name extends string> = Readonly<
  Record<Name, (values: Values<Name>) => string | undefined>
>

/** Puts what the server found wrong at its field; `false` where it is about no field of the form. */
export type Refuse = (details: readonly Readonly<Record<string, unknown>>[]) => boolean

/**
 * A form whose fields are checked when they are left and once more when it is sent; an error goes while its
 * field is being typed in. The inputs keep their own text, so nothing typed or filled in by the browser before
 * the page became live is lost.
 */
export function useForm<Name extends string>(
  checks: Checks<Name>,
  send: (values: Values<Name>, form: HTMLFormElement, refuse: Refuse) => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [isFilled, setFilled] = useState(false)
  const names = Object.keys(checks) as Name[]
  const isField = (name: string): name is Name => name in checks
  const look = () => {
    if (ref.current) setFilled(isComplete(ref.current))
  }
  // Once, for what was filled in before.
  useLayoutEffect(() => {
    if (ref.current) setFilled(isComplete(ref.current))
  }, [])

  const input = (event: InputEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (isField(name)) setErrors((before) => ({ ...before, [name]: undefined }))
    look()
  }
  const blur = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value, defaultValue } = event.target as unknown as HTMLInputElement
    // Who only passes an empty field has done nothing wrong yet; who emptied it has.
    if (!isField(name) || (value === "" && defaultValue === "")) return
    const problem = checks[name](readValues(names, event.currentTarget))
    setErrors((before) => ({ ...before, [name]: problem }))
  }
  const refuse: Refuse = (details) => {
    const found = details.flatMap(({ field, problem }) =>
      typeof field === "string" && typeof problem === "string" && isField(field)
        ? [[field, problem] as const]
        : [],
    )
    const [first] = found
    if (first === undefined) return false
    setErrors((before) => ({ ...before, ...Object.fromEntries(found) }))
    const input = ref.current?.elements.namedItem(first[0])
    if (input instanceof HTMLElement) input.focus()
    return true
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = readValues(names, form)
    const found = Object.fromEntries(names.map((name) => [name, checks[name](values)]))
    setErrors(found as Partial<Record<Name, string>>)
    const first = names.find((name) => found[name] !== undefined)
    if (first === undefined) send(values, form, refuse)
    else (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }
  const hasError = names.some((name) => errors[name] !== undefined)
  return {
    errors,
    /** Every field holds something and none is known to be wrong. */
    isReady: isFilled && !hasError,
    /** Looks again at what the fields hold, after they were set by code. */
    look,
    // Without script nothing is sent: a password must never end up in an address.
    props: {
      ref,
      method: "post",
      noValidate: true,
      onInput: input,
      onBlur: blur,
      onSubmit: submit,
    },
  } as const
}

/** Whether every required field holds something. */
function isComplete(form: HTMLFormElement): boolean {
  return Array.from(form.querySelectorAll("input")).every(
    (field) => !field.required || field.value !== "",
  )
}

function readValues<Name extends string>(
  names: readonly Name[],
  form: HTMLFormElement,
): Values<Name> {
  const given = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, readText(given.get(name))])) as Values<Name>
}

function readText(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : ""
}
