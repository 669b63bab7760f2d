import type { ComponentType, SVGProps } from "react"

/** An icon as `lucide-react/icons/<name>` gives it; each is imported by name so that pages carry only their own. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>

/** A decorative icon in the colour of its text; what it means is said by the text beside it or the button's label. */
export function Icon({
  of: Shape,
  size = 20,
  className,
}: {
  of: IconShape
  size?: number
  className?: string | undefined
}) {
  return (
    <Shape
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      {...(className === undefined ? {} : { className })}
    />
  )
}
