import House from "lucide-react/icons/house"

import { ButtonLink } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"

/** The way out of a page that is not there. */
export function GoHome() {
  return (
    <ButtonLink look="primary" size="large" to="/">
      <Icon of={House} />
      Go Home
    </ButtonLink>
  )
}
