import { createContext, useContext } from 'react'

/** Runs work while the overlay says `text`; answers or throws what the work does. */
export type RunWithOverlay = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>

export const LoadingContext = createContext<RunWithOverlay>((_, work) => work())

/** The one way to show the loading overlay. It is hidden when the work ends, however it ends (spec §8). */
export const useLoadingOverlay = (): RunWithOverlay => useContext(LoadingContext)
