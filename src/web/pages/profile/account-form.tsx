import { useRef, useState } from "react"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { emailProblem } from "#domain/accounts/account-rules.ts"
import { LARGEST_IMAGE_MB } from "#domain/accounts/upload-limits.ts"

import { Avatar } from "../../components/avatar/avatar.tsx"
import { Button } from "../../components/button/button.tsx"
import { Field } from "../../components/field/field.tsx"
import { useForm, type Refuse } from "../../components/field/use-form.ts"
import { useToast } from "../../components/toast/toast-context.ts"
import { refreshProfile, saveProfile, uploadImage } from "../../session/account-calls.ts"
import type { SessionUser } from "../../session/session-store.ts"
import { PasswordPrompt } from "./password-prompt.tsx"
import { ProveAddress, type Moving } from "./prove-address.tsx"
import styles from "./profile.module.css"

const NEEDS_PASSWORD = "password-needed"

/** Behind the question for the password no field shows what is wrong. */
const NOWHERE: Refuse = () => false

type Details = { fullName: string; email: string }

/** Image, name and address. */
export function AccountForm({ user }: { user: SessionUser }) {
  const { isSaving, save, waiting, setWaiting, moving, setMoving } = useSaving()
  const { props, errors, isReady } = useForm(
    {
      fullName: ({ fullName }) =>
        fullName.trim() === "" ? ACCOUNT_MESSAGES.nameMissing : undefined,
      email: ({ email }) => emailProblem(email),
    },
    ({ fullName, email }, _form, refuse) => {
      void save({ fullName: fullName.trim(), email: email.trim() }, refuse)
    },
  )
  return (
    <>
      <ProfileImage user={user} />
      <form {...props}>
        <div className={styles.two}>
          <Field
            label="Full Name"
            name="fullName"
            autoComplete="name"
            required
            defaultValue={user.fullName}
            error={errors.fullName}
          />
          <Field
            label="Email Address"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={user.email}
            error={errors.email}
          />
        </div>
        <div className={styles.foot}>
          <Button type="submit" look="primary" busy={isSaving} disabled={!isReady}>
            Save changes
          </Button>
        </div>
      </form>
      {waiting && (
        <PasswordPrompt
          title="Please enter your password"
          text="Your password is needed to change your address."
          action="Save changes"
          onClose={() => {
            setWaiting(null)
          }}
          onPassword={(password) => save(waiting, NOWHERE, password)}
        />
      )}
      {moving && (
        <ProveAddress
          moving={moving}
          onClose={() => {
            setMoving(null)
          }}
        />
      )}
    </>
  )
}

/** Saves what was typed; asks for the password, and for the code of a new address, where they are needed. */
function useSaving() {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const [waiting, setWaiting] = useState<Details | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  const save = async (details: Details, refuse: Refuse, password?: string) => {
    setSaving(true)
    const answer = await saveProfile({ ...details, ...(password !== undefined && { password }) })
    setSaving(false)
    if (answer.error !== undefined && answer.code === NEEDS_PASSWORD) {
      setWaiting(details)
      return
    }
    if (answer.error !== undefined) {
      if (!refuse(answer.details)) toast(answer.error, "error")
      return
    }
    setWaiting(null)
    const { pendingEmail } = answer.data
    toast(pendingEmail === null ? ACCOUNT_MESSAGES.profileUpdated : ACCOUNT_MESSAGES.codeSent)
    if (pendingEmail !== null) setMoving({ ...details, email: pendingEmail, password })
    else await refreshProfile()
  }
  return {
    isSaving,
    save,
    /** What waits for the password. */
    waiting,
    setWaiting,
    /** The new address that waits for its code. */
    moving,
    setMoving,
  }
}

const IMAGE_TYPES = "image/png,image/jpeg,.png,.jpeg,.jpg"

function ProfileImage({ user }: { user: SessionUser }) {
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const change = async (file: File) => {
    setUploading(true)
    const uploaded = await uploadImage(file)
    const answer =
      uploaded.error === undefined
        ? await saveProfile({
            fullName: user.fullName,
            email: user.email,
            imageUrl: uploaded.data.url,
          })
        : uploaded
    setUploading(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    toast(ACCOUNT_MESSAGES.imageUploaded)
    await refreshProfile()
  }
  return (
    <div className={styles.picture}>
      <Avatar fullName={user.fullName} imageUrl={user.imageUrl} size="large" />
      <div>
        <Button size="small" busy={isUploading} onClick={() => input.current?.click()}>
          Change image
        </Button>
        <p className={styles.hint}>PNG or JPEG, up to {LARGEST_IMAGE_MB} MB</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE_TYPES}
          aria-label="Profile image"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ""
            if (file) void change(file)
          }}
        />
      </div>
    </div>
  )
}
