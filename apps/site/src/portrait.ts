import { drawPortrait, type PortraitParameters } from '@umkreis/theme'

/** A portrait as the address of a picture, so that the page's markup stays small and no markup is injected. */
export function portraitUrl(parameters: PortraitParameters): string {
  return `data:image/svg+xml,${encodeURIComponent(drawPortrait(parameters)).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%22', "'")}`
}
