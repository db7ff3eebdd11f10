import { PressButton } from '@etrend/look/press-button'
import { useEditorState, type Editor } from '@tiptap/react'
import type { LucideIcon } from 'lucide-react'
import Bold from 'lucide-react/icons/bold'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { AddPicture } from './add-picture'
import { FactSelect } from './fact-select'
import { LinkDialog } from './link-dialog'

const blankQuestion = {
  type: 'question',
  content: [{ type: 'questionTitle' }, { type: 'paragraph' }],
}

/** What can be done with the text that is selected in the editor. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      title: now.isActive('heading', { level: 2 }),
      subtitle: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      question: now.isActive('question'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  // At once: TipTap's own focus() waits for the next frame, and what is typed before it would be lost.
  const run = () => {
    editor.view.focus()
    return editor.chain()
  }
  return (
    <div
      role="toolbar"
      aria-label="Format"
      className="sticky top-0 z-1 flex flex-wrap items-center gap-0.5 rounded-t-control border-b border-line bg-raised p-1"
    >
      <Tool
        icon={Heading2}
        label="Heading"
        isOn={is.title}
        onClick={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        icon={Heading3}
        label="Small heading"
        isOn={is.subtitle}
        onClick={() => run().toggleHeading({ level: 3 }).run()}
      />
      <Tool icon={Bold} label="Bold" isOn={is.bold} onClick={() => run().toggleBold().run()} />
      <Tool
        icon={Italic}
        label="Italic"
        isOn={is.italic}
        onClick={() => run().toggleItalic().run()}
      />
      <Tool icon={LinkIcon} label="Link" isOn={is.link} onClick={() => setLinking(true)} />
      <Tool
        icon={List}
        label="List"
        isOn={is.bullets}
        onClick={() => run().toggleBulletList().run()}
      />
      <Tool
        icon={ListOrdered}
        label="Numbered list"
        isOn={is.numbers}
        onClick={() => run().toggleOrderedList().run()}
      />
      <Tool
        icon={CircleHelp}
        label="Question with an answer"
        isOn={is.question}
        onClick={() => run().insertContent(blankQuestion).run()}
      />
      <AddPicture onAdd={(attrs) => run().insertContent({ type: 'picture', attrs }).run()} />
      <FactSelect
        onChoose={(name) => run().insertContent({ type: 'fact', attrs: { name } }).run()}
      />
      <span className="grow" />
      <Tool icon={Undo} label="Undo" isOff={!is.canUndo} onClick={() => run().undo().run()} />
      <Tool icon={Redo} label="Redo" isOff={!is.canRedo} onClick={() => run().redo().run()} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function Tool({
  icon: Icon,
  label,
  isOn,
  isOff = false,
  onClick,
}: {
  icon: LucideIcon
  label: string
  isOn?: boolean
  isOff?: boolean
  onClick: () => void
}) {
  return (
    <PressButton
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onClick}
      className="inline-flex size-9 cursor-pointer items-center justify-center rounded-control hover:bg-sunk aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:size-11"
    >
      <Icon size={18} aria-hidden />
    </PressButton>
  )
}
