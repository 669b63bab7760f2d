import { Icon, type IconShape } from "../icon/icon.tsx"
import { Button } from "./button.tsx"

/** A quiet button beside a chart that opens a dialog: share it, embed it, download it. */
export function DialogButton({
  icon,
  label,
  className,
  onClick,
}: {
  icon: IconShape
  label: string
  className?: string
  onClick: () => void
}) {
  return (
    <Button
      className={className}
      look="quiet"
      size="small"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Icon of={icon} />
      {label}
    </Button>
  )
}
