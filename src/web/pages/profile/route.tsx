import { lazy } from "react"

import { BRAND } from "#domain/brand.ts"

import { GatedPage } from "../../session/gated-page.tsx"

const ProfileSettings = lazy(async () => ({
  default: (await import("./profile-settings.tsx")).ProfileSettings,
}))

export function meta() {
  return [{ title: `Profile Settings | ${BRAND}` }, { name: "robots", content: "noindex" }]
}

/** Where people change what is known of them. */
export default function ProfilePage() {
  return (
    <GatedPage heading="Profile Settings" what="your profile">
      {(session) => <ProfileSettings session={session} />}
    </GatedPage>
  )
}
