import { lazy } from "react"
import { useLoaderData, type LoaderFunctionArgs } from "react-router"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { GatedPage } from "../../session/gated-page.tsx"

const ProfileSettings = lazy(async () => ({
  default: (await import("./profile-settings.tsx")).ProfileSettings,
}))

export function loader({ context }: LoaderFunctionArgs) {
  return { policy: context.get(servicesContext).passwordPolicy }
}

export function meta() {
  return hiddenMeta("Profile Settings")
}

/** Where people change what is known of them. */
export default function ProfilePage() {
  const { policy } = useLoaderData<typeof loader>()
  return (
    <GatedPage heading="Profile Settings" what="your profile">
      {(session) => <ProfileSettings session={session} policy={policy} />}
    </GatedPage>
  )
}
