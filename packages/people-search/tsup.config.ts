import { libraryBuild } from '@umkreis/tooling/tsup'

export default libraryBuild()
