import X from "lucide-react/icons/x"
import type { MouseEvent, RefObject } from "react"

import { Link } from "../link/link.tsx"
import { BrandMark } from "../brand-mark/brand-mark.tsx"
import { IconButton } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import { NAVIGATION, placeIn, type NavigationItem } from "./navigation.data.ts"
import styles from "./side-menu.module.css"

export const SIDE_MENU_ID = "side-menu"

/** Closes the menu without the script, in browsers that know commands; the types do not know them yet. */
const CLOSES_MENU = { command: "close", commandfor: SIDE_MENU_ID }

/** The drawer with all pages in three groups; a native dialog that buttons name as their command's target. */
export function SideMenu({
  dialog,
  pathname,
}: {
  dialog: RefObject<HTMLDialogElement | null>
  pathname: string
}) {
  const close = () => dialog.current?.close()
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target instanceof Element ? event.target : null
    // Backdrop clicks arrive on the dialog itself; a followed link leaves the menu behind.
    if (target === event.currentTarget || target?.closest("a")) close()
  }
  return (
    <dialog
      id={SIDE_MENU_ID}
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClick={click}
    >
      <div className={styles.head}>
        <BrandMark />
        <IconButton icon={X} label="Close menu" onClick={close} {...CLOSES_MENU} />
      </div>
      <nav aria-label="All pages">
        <MenuPages pathname={pathname} />
      </nav>
    </dialog>
  )
}

/** The pages in their groups; the one that is open, or that the open one belongs to, is marked. */
function MenuPages({ pathname }: { pathname: string }) {
  return NAVIGATION.map((group) => (
    <section key={group.title} aria-label={group.title}>
      <h2 className={styles.group}>{group.title}</h2>
      <ul className={styles.list}>
        {group.items.map((item) => (
          <li key={item.path}>
            <Item item={item} current={placeIn(item, pathname)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Item({
  item: { path, label, icon },
  current,
}: {
  item: NavigationItem
  current: ReturnType<typeof placeIn>
}) {
  return (
    <Link className={styles.item} to={path} aria-current={current}>
      <Icon of={icon} />
      {label}
    </Link>
  )
}
