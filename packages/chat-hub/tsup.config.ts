import { libraryBuild } from '@umkreis/tooling/tsup'

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    'http/index': 'src/http/index.ts',
    'node/index': 'src/node/index.ts',
    'protocol/index': 'src/protocol/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
})
