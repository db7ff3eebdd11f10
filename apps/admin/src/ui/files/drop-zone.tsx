import { useState, type ReactNode } from 'react'

/** A part of a screen that takes dropped files, and pasted files while something in it has the focus. */
export function DropZone({
  className = '',
  onFiles,
  children,
}: {
  className?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      data-over={isOver || undefined}
      className={`transition-colors data-over:bg-sunk ${className}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      }}
    >
      {children}
    </div>
  )
}
