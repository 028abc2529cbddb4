import { libraryBuild } from '@umkreis/tooling/tsup'

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    'account/index': 'src/account/index.ts',
    'admin/index': 'src/admin/index.ts',
    'sealed/index': 'src/sealed/index.ts',
    'chat/index': 'src/chat/index.ts',
    'home/index': 'src/home/index.ts',
    'insights/index': 'src/insights/index.ts',
    'matching/index': 'src/matching/index.ts',
    'passkeys/index': 'src/passkeys/index.ts',
    'people/index': 'src/people/index.ts',
    'settings/index': 'src/settings/index.ts',
    'single-sign-on/index': 'src/single-sign-on/index.ts',
  },
})
