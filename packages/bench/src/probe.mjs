// Loaded into every measured process (`node --import`): answers what it has used so far, on the channel of `spawn`.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpu: user + system, rss: process.memoryUsage.rss() })
})
process.channel.unref()
