import { expect, test } from 'vitest'
import { isInternal, networks, widestNetwork } from './network'

const namesOf = (address: string) => networks(address).map(({ name }) => name)

test('an IPv4 address is a network of its own, however it is written', () => {
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109']) {
    expect(networks(address)).toEqual([{ name: '203.0.113.9', share: 1 }])
  }
})

test('an IPv6 address counts by its /64, and by its /56 and /48 with larger shares, however it is shortened', () => {
  const all = [
    { name: '2001:db8:0:1234::/64', share: 1 },
    { name: '2001:db8:0:1200::/56', share: 2 },
    { name: '2001:db8:0:0::/48', share: 4 },
  ]
  expect(networks('2001:db8:0:1234:3:4:5:6')).toEqual(all)
  expect(networks('2001:DB8:0:1234::9%eth0')).toEqual(all)
  expect(namesOf('2001:db8:0:1235::9').slice(1)).toEqual(namesOf('2001:db8:0:1234::').slice(1))
  expect(namesOf('2001:db8:0:1334::9')[1]).not.toBe(all[1]?.name)
  expect(widestNetwork('2001:db8:0:ffff::1')).toBe(all[2]?.name)
  expect(widestNetwork('2001:db8:1::1')).not.toBe(all[2]?.name)
})

test('an address that the internet can’t reach is internal, however it is written', () => {
  const internal = ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '::ffff:10.0.0.1']
  expect([...internal, '169.254.0.1', '100.64.0.1', 'fd00::1', 'fe80::1'].every(isInternal)).toBe(
    true,
  )
  const public_ = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:db9::1', 'shop.example', '']
  expect(public_.some(isInternal)).toBe(false)
})
