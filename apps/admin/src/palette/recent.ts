import History from 'lucide-react/icons/history'
import * as z from 'zod'
import { useRemembered } from '../lib/remembered'
import { useStored } from '../lib/session'
import type { Choice } from './choices'

const MOST = 5

const kept = z.array(z.object({ label: z.string(), detail: z.string(), to: z.string() }))

/** The user's last choices in the palette, the newest first, kept in this browser. */
export function useRecent(): [Choice[], (choice: Choice) => void] {
  const [text, remember] = useRemembered(`recent.${useStored('email') ?? ''}`)
  const recent = read(text)

  function add({ label, detail, to }: Choice) {
    const others = recent.filter((one) => one.to !== to)
    remember(JSON.stringify([{ label, detail, to }, ...others].slice(0, MOST)))
  }

  return [recent.map((choice) => ({ ...choice, icon: History })), add]
}

function read(text: string | undefined) {
  try {
    return kept.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
