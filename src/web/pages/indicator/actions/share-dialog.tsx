import ExternalLink from "lucide-react/icons/external-link"
import Mail from "lucide-react/icons/mail"
import MessageCircle from "lucide-react/icons/message-circle"
import { useId } from "react"

import { Button, joinButtonClasses } from "../../../components/button/button.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import { Modal } from "../../../components/modal/modal.tsx"
import styles from "./dialogs.module.css"
import { shareLinks } from "./share-links.ts"
import { useCopy } from "../../../components/use-copy.ts"

const ICONS = { Twitter: ExternalLink, Whatsapp: MessageCircle, Email: Mail } as const

/** The address of what is on screen, to copy or to send. */
export function ShareDialog({
  open,
  onClose,
  title,
  link,
}: {
  open: boolean
  onClose: () => void
  title: string
  link: string
}) {
  const id = useId()
  const copy = useCopy()
  return (
    <Modal open={open} onClose={onClose} title="Share this chart">
      <div className={styles.stack}>
        <div className={styles.field}>
          <label htmlFor={id}>Link</label>
          <div className={styles.copyRow}>
            <input
              id={id}
              readOnly
              value={link}
              onFocus={(event) => {
                event.target.select()
              }}
            />
            <Button
              look="primary"
              onClick={() => {
                copy(link, id)
              }}
            >
              Copy
            </Button>
          </div>
        </div>
        <div className={styles.shareRow}>
          {shareLinks(title, link).map(({ name, to }) => (
            <a
              key={name}
              className={joinButtonClasses({})}
              href={to}
              target="_blank"
              rel="noopener"
            >
              <Icon of={ICONS[name]} />
              {name}
            </a>
          ))}
        </div>
      </div>
    </Modal>
  )
}
