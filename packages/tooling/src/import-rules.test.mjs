import { describe, expect, it } from 'vitest'
import { findViolations } from './import-rules.mjs'

const allowed = [
  ['packages/api-client/src/x.ts', '@umkreis/schemas'],
  ['packages/chat-hub/src/conversation/x.ts', '@umkreis/crypto'],
  ['apps/server/src/hub/x.ts', '@umkreis/chat-hub/protocol'],
  ['apps/server/src/http/routes/x.ts', '../../services/x.ts'],
  ['apps/server/src/services/x/reader.ts', 'drizzle-orm/pg-core'],
  ['apps/web/src/app/routes/chat.tsx', '../../features/chat/ChatPage.tsx'],
  ['apps/web/src/features/chat/components/List.tsx', '../logic/sort.ts'],
  ['apps/web/src/features/chat/ChatPage.tsx', '../../services/hub.ts'],
  ['packages/crypto/src/primitives/aead.ts', '@noble/ciphers/chacha.js'],
  ['apps/site/src/search/x.ts', '@umkreis/people-search'],
  ['packages/chat-hub/tests/x.test.ts', '@umkreis/server'],
]
const forbidden = [
  ['packages/schemas/src/x.ts', '@umkreis/crypto', 'packages/schemas may not import @umkreis/crypto'],
  ['packages/chat-hub/src/protocol/x.ts', '@umkreis/crypto', 'packages/chat-hub may not import @umkreis/crypto'],
  ['apps/server/src/services/x.ts', '@umkreis/crypto', 'apps/server may not import @umkreis/crypto'],
  ['apps/server/src/hub/x.ts', '@umkreis/chat-hub', 'apps/server may not import @umkreis/chat-hub'],
  ['apps/server/src/services/x.ts', '../http/errors.ts', 'services may not import http'],
  ['apps/server/src/db/x.ts', '../services/x.ts', 'db may not import services'],
  ['apps/server/src/http/x.ts', 'drizzle-orm', /^drizzle-orm may only be imported in/],
  ['apps/web/src/features/chat/x.ts', '../auth/atoms.ts', 'feature chat may not import feature auth'],
  ['apps/web/src/services/x.ts', '../features/chat/atoms.ts', 'services may not import features'],
  ['apps/web/src/app/x.tsx', '../features/chat/components/List.tsx', /private to its feature/],
  ['apps/web/src/shared/x.ts', 'jotai', /^jotai may only be imported in/],
  ['apps/web/src/app/x.tsx', 'react-aria-components', /^react-aria-components may only be imported in/],
  ['packages/crypto/src/envelope/x.ts', '@noble/ciphers/chacha.js', /^@noble\/ciphers/],
  ['packages/theme/src/x.ts', '../../schemas/src/ids.ts', /^reaches outside of its package/],
  ['packages/people-search/src/x.ts', '@umkreis/theme', 'packages/people-search may not import @umkreis/theme'],
  ['packages/people-search/src/x.ts', 'drizzle-orm', /^drizzle-orm may only be imported in/],
]

describe('findViolations', () => {
  it.each(allowed)('lets %s import %s', (file, specifier) => {
    expect(findViolations(file, [specifier], '')).toEqual([])
  })

  it.each(forbidden)('does not let %s import %s', (file, specifier, message) => {
    expect(findViolations(file, [specifier], '')).toEqual([expect.stringMatching(message)])
  })

  it('lets only config/env.ts of the server read the environment', () => {
    const source = 'const port = process.env.PORT'
    expect(findViolations('apps/server/src/config/env.ts', [], source)).toEqual([])
    expect(findViolations('apps/server/src/main.ts', [], source)).toEqual([
      'reads the environment outside config/env.ts',
    ])
  })
})
