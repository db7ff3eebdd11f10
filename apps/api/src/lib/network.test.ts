import { expect, test } from 'vitest'
import { isInternal, network } from './network'

test('an IPv4 address is a network of its own, however it is written', () => {
  expect(network('203.0.113.9')).toBe('203.0.113.9')
  expect(network('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(network('::ffff:cb00:7109')).toBe('203.0.113.9')
  expect(network('203.0.113.10')).not.toBe(network('203.0.113.9'))
})

test('the IPv6 addresses of one /64 are one network, however they are shortened', () => {
  const one = network('2001:db8:0:0:3:4:5:6')
  expect(network('2001:db8::9')).toBe(one)
  expect(network('2001:DB8:0::ffff:9%eth0')).toBe(one)
  expect(network('2001:db8:0:1::9')).not.toBe(one)
  expect(network('fe80::1%eth0')).toBe(network('fe80::2'))
})

test('an address that the internet can’t reach is internal, however it is written', () => {
  const internal = ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '::ffff:10.0.0.1']
  expect([...internal, '169.254.0.1', '100.64.0.1', 'fd00::1', 'fe80::1'].every(isInternal)).toBe(
    true,
  )
  const public_ = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:db9::1', 'shop.example', '']
  expect(public_.some(isInternal)).toBe(false)
})
