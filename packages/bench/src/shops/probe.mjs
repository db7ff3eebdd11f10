// Loaded into every measured process (`node --import`): answers each message of the parent with the CPU time (µs) and
// the memory (bytes) that the process has used so far.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpu: user + system, rss: process.memoryUsage.rss() })
})
process.channel.unref()
// When the benchmark ends, even by an error, this process ends too.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
