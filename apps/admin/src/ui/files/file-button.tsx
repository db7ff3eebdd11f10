import type { ComponentProps, ReactNode } from 'react'

/** Chooses files; `onFiles` gets them, and the same ones can be chosen again. Other attributes go to the input. */
export function FileButton({
  children,
  onFiles,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  children: ReactNode
  onFiles: (files: File[]) => void
}) {
  return (
    <label className="font-semibold inline-flex h-9 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control bg-raised px-3.5 whitespace-nowrap inset-ring inset-ring-line hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:cursor-default has-disabled:opacity-60 pointer-coarse:h-11">
      <input
        type="file"
        className="sr-only"
        {...input}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {children}
    </label>
  )
}
