import { expect, it } from 'vitest'
import { fileText } from './file-text.ts'

it.each([
  ['UTF-8', [0x43, 0xc3, 0xa9]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x43, 0xc3, 0xa9]],
  ['UTF-16, the small end first', [0xff, 0xfe, 0x43, 0x00, 0xe9, 0x00]],
  ['UTF-16, the large end first', [0xfe, 0xff, 0x00, 0x43, 0x00, 0xe9]],
  ['what Windows calls ANSI', [0x43, 0xe9]],
])('a file in %s is read', (_, bytes) => expect(fileText(Uint8Array.from(bytes))).toBe('Cé'))
