/** What media tools find libraries and fonts by, beside what every process is given. */
export const toolEnvironment = ['HOME', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'] as const;
