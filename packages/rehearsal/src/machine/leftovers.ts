type Clean = () => void

const cleaning: Clean[] = []

/** Runs `clean` when this command ends, however it ends except by kill -9: the newest first. */
export function atTheEnd(clean: Clean) {
  cleaning.push(clean)
}

/** To be called first. Ctrl-C and SIGTERM end the command too, after cleaning up. */
export function cleanUpAtTheEnd() {
  process.on('exit', () => {
    for (const clean of cleaning.toReversed()) {
      try {
        clean()
      } catch (error) {
        console.error(`Cleaning up: ${String(error)}`)
      }
    }
  })
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGTERM', () => process.exit(143))
}
