import { PressButton } from '@etrend/look/press-button'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A button with only an icon. `label` is its tooltip, and its name for screen readers. */
export function IconButton({
  icon: Icon,
  label,
  ...button
}: Omit<ComponentProps<'button'>, 'children'> & { icon: LucideIcon; label: string }) {
  return (
    <PressButton
      aria-label={label}
      title={label}
      className="inline-flex size-9 cursor-pointer items-center justify-center rounded-control hover:bg-sunk aria-disabled:opacity-40 pointer-coarse:size-11 aria-pressed:[&_svg]:fill-marigold"
      {...button}
    >
      <Icon size={18} aria-hidden />
    </PressButton>
  )
}
