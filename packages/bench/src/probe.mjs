// Loaded into every measured process (`node --import`): answers what it has used so far, on the channel of `spawn`.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpu: user + system, rss: process.memoryUsage.rss() })
})
process.channel.unref()
// A bench that failed leaves nobody behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
