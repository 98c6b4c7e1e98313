/** The part of the browser's Trusted Types that is used here; TypeScript does not know it, nor do all browsers. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string, type?: string, sink?: string) => string | null
      createScriptURL: (url: string) => string | null
    },
  ): unknown
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory }

const PARSER = 'DOMParser parseFromString'

/**
 * The one policy of the page (`trusted-types default` in its content policy). A string becomes HTML only where nothing of it
 * runs or loads: in a document of `DOMParser`, or in the detached one into which ProseMirror, which asks this policy
 * itself, reads what was pasted and has been cleaned. Charts empty their box with the empty string. All other HTML is
 * refused, and so is every script, but for workers that come from this server.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, sink) => (sink === undefined || sink === PARSER || html === '' ? html : null),
  createScriptURL: url => (new URL(url, location.href).origin === location.origin ? url : null),
})
