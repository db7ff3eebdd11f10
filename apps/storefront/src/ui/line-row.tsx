import type { Picture } from '@etrend/contract'
import type { ReactNode } from 'react'
import { ProductPicture } from './product-picture'

type LineRowProps = {
  picture: Picture | null
  name: ReactNode
  facts: string
  amount: ReactNode
  notes?: string[]
}

/** A line of an order: small, with its picture. */
export function LineRow({ picture, name, facts, amount, notes = [] }: LineRowProps) {
  return (
    <li className="flex gap-4 border-b border-line py-4">
      <div className="w-16 shrink-0">
        <ProductPicture picture={picture && { ...picture, alt: '' }} sizes="64px" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{facts}</p>
        {notes.map((note) => (
          <p key={note} className="text-sm text-warning">
            {note}
          </p>
        ))}
      </div>
      <p className="text-right whitespace-nowrap tabular-nums [&_s]:block">{amount}</p>
    </li>
  )
}
