import { libraryBuild } from '@umkreis/tooling/tsup'

export default libraryBuild({
  entry: { index: 'src/index.ts', 'protocol/index': 'src/protocol/index.ts', 'testing/index': 'src/testing/index.ts' },
})
