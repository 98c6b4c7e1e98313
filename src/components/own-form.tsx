import type { ComponentProps, JSX } from 'react'

/**
 * A form around what is written in beside a document; it is never sent. Without one, Chromium's form filling goes through
 * every control of the document at each key, as in the fields themselves (extensions/kit.ts).
 */
export const OwnForm = (props: Omit<ComponentProps<'form'>, 'onSubmit'>): JSX.Element => (
  <form autoComplete="off" {...props} onSubmit={event => event.preventDefault()} />
)
