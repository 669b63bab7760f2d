import { useEffect, type ReactNode } from "react"

import { PASSWORD_RULES, type PasswordPolicy } from "#domain/accounts/account-rules.ts"

import { refreshProfile } from "../../session/account-calls.ts"
import type { SignedInSession } from "../../session/session-store.ts"
import { AccountForm } from "./account-form.tsx"
import { ManageAccount } from "./manage-account.tsx"
import { PasswordForm } from "./password-form.tsx"
import styles from "./profile.module.css"
import { Sessions } from "./sessions.tsx"

/** The settings of an account in four bands. */
export function ProfileSettings({
  session,
  policy,
}: {
  session: SignedInSession
  policy: PasswordPolicy
}) {
  useEffect(() => {
    void refreshProfile()
  }, [])
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>Profile Settings</h1>
      <Band title="Account information" text="Shown on your documents and requests.">
        {/* A fresh form once another profile has come in. */}
        {session.user && (
          <AccountForm
            key={`${session.user.fullName}\n${session.user.email}`}
            user={session.user}
          />
        )}
      </Band>
      <Band title="Change Password" text={PASSWORD_RULES[policy]}>
        <PasswordForm policy={policy} />
      </Band>
      <Band title="Where you are signed in" text="Sign out any device that you do not recognise.">
        {/* Read anew with a new token: a changed password ends the others. */}
        <Sessions key={session.token} />
      </Band>
      <Band
        title="Manage Your Account"
        text="Disabling signs you out. You can enable the account again later; deleting cannot be undone."
      >
        <ManageAccount session={session} />
      </Band>
    </div>
  )
}

function Band({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-")
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="card">{children}</div>
    </section>
  )
}
