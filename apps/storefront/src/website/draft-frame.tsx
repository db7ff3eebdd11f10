import type { Home } from '@etrend/contract'
import { useEffect, useState } from 'react'
import { Head } from '../lib/head'
import { HomeRows } from './home/home-rows'

/**
 * The home page beside its editor in the back-office, which sends it to this frame at each change. It can only be looked
 * at and scrolled: its many links would stand between the editor's own controls for those who use keys. Only the
 * back-office may frame this page (web/pages.ts of the API), so its parent is the editor.
 */
export function DraftFrame() {
  const [home, setHome] = useState<Home>()
  useEffect(() => {
    const editor = window.parent
    const show = ({ source, data }: MessageEvent<unknown>) => {
      if (source === editor && hasHome(data)) setHome(data.home)
    }
    addEventListener('message', show)
    document.body.inert = true
    editor.postMessage('home frame ready', '*')
    return () => {
      removeEventListener('message', show)
      document.body.inert = false
    }
  }, [])
  return (
    <>
      <Head title="Preview" description="A draft." isIndexed={false} />
      <h1 className="sr-only">Preview of the home page</h1>
      {home && <HomeRows home={home} />}
    </>
  )
}

function hasHome(data: unknown): data is { home: Home } {
  return typeof data === 'object' && data !== null && 'home' in data
}
