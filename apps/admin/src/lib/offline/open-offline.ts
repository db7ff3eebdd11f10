import { home } from '../addresses'

const WORKER = `${home}/offline-worker.js`

/**
 * Lets this browser open the admin without a connection from now on, by its service worker (worker.ts). Only screens that
 * people use away from a connection ask for it. Browsers allow it over https and on this machine; elsewhere nothing
 * happens.
 */
export function openOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // It is asked for at each visit, so a failure needs no second try.
  navigator.serviceWorker.register(trusted?.createScriptURL(WORKER) ?? WORKER).catch(() => {})
}

// The admin's content security policy (web/admin.ts) allows only this name to choose the address of a script.
const trusted = window.trustedTypes?.createPolicy('offline-worker', {
  createScriptURL: (_address: string) => WORKER,
})
