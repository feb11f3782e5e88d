/** The drawing of each icon on a 24 by 24 field, in the colour of the text around it. */
export const iconShapes = {
  home: <path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5h4v5" />,
  pitch: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M12 5v14" />
      <circle cx="12" cy="12" r="2.6" />
    </>
  ),
  chat: (
    <path d="M4 5.5h16a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 20 17h-8.5L7 21v-4H4a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 4 5.5zM8 11.2h.01M12 11.2h.01M16 11.2h.01" />
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c1.2-4 4.2-6 8-6s6.8 2 8 6" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
    </>
  ),
  check: <path d="M4.5 12.5 10 18 20 6.5" />,
  play: <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7z" fill="currentColor" stroke="none" />,
  pause: <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" fill="currentColor" stroke="none" />,
  cc: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="3" />
      <path d="M10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3" />
    </>
  ),
  slow: (
    <path d="M3 17h11M4.5 17c0-4.5 2.6-7.5 6-7.5s6 3 6 7.5M16.5 13.5c.4-2.6 1.6-4 3-4s2 1.2 1.4 2.5c-.6 1.3-2 2-3.4 2.2M6.5 17v2M14 17v2M20 11h.01" />
  ),
  loop: <path d="M4 11a6 6 0 0 1 6-6h9M16 2l3 3-3 3M20 13a6 6 0 0 1-6 6H5M8 22l-3-3 3-3" />,
  mirror: <path d="M12 3v18M9 7 4 17h5zM15 7l5 10h-5z" />,
  full: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  share: (
    <>
      <circle cx="6" cy="12" r="2.6" />
      <circle cx="17.5" cy="5.5" r="2.6" />
      <circle cx="17.5" cy="18.5" r="2.6" />
      <path d="m8.4 10.7 6.7-3.8M8.4 13.3l6.7 3.8" />
    </>
  ),
  award: (
    <>
      <circle cx="12" cy="9" r="6" />
      <path d="m8.5 14-1.5 7.5 5-2.5 5 2.5L15.5 14M12 6.4v0l.9 1.7 1.9.2-1.4 1.3.4 1.9L12 10.6l-1.8.9.4-1.9-1.4-1.3 1.9-.2z" />
    </>
  ),
  invite: (
    <>
      <circle cx="9" cy="8.5" r="3.7" />
      <path d="M2.5 20c.8-3.7 3.2-5.5 6.5-5.5s5.7 1.8 6.5 5.5M18.5 7v6M15.5 10h6" />
    </>
  ),
  refresh: <path d="M20 11.5A8 8 0 0 0 5.5 7.2L4 9M4 4v5h5M4 12.5a8 8 0 0 0 14.5 4.3L20 15M20 20v-5h-5" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  right: <path d="M5 12h14M13 6l6 6-6 6" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  shield: <path d="M12 2.8 4.5 5.5v6c0 4.8 3 8.2 7.5 9.7 4.5-1.5 7.5-4.9 7.5-9.7v-6zM8.8 12l2.3 2.3 4.3-4.6" />,
  card: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M2.5 9.5h19M6 15h4" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M12 11v6M12 7.5h.01" />
    </>
  ),
  warn: <path d="M12 3.5 22 20H2zM12 10v4.5M12 17.3h.01" />,
  eye: (
    <>
      <path d="M2 12c2.5-4.3 5.8-6.5 10-6.5s7.5 2.2 10 6.5c-2.5 4.3-5.8 6.5-10 6.5S4.5 16.3 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  "eye-off": (
    <path d="M9.9 5.7A10 10 0 0 1 12 5.5c4.2 0 7.5 2.2 10 6.5a17 17 0 0 1-2.8 3.6M6.2 7.4A15.6 15.6 0 0 0 2 12c2.5 4.3 5.8 6.5 10 6.5 1.8 0 3.4-.4 4.8-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />
  ),
  flag: <path d="M5 21.5V3.5M5 4.5h13l-2.5 4 2.5 4H5" />,
  send: <path d="M21 3.5 2.5 10.5l7.5 3 3 7.5zM10 13.5 21 3.5" />,
  speak: <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />,
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.3l3.5 2.2" />
    </>
  ),
  out: <path d="M14 4h6v6M20 4l-9 9M18 14v5a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7.5A1.5 1.5 0 0 1 5 6h5" />,
  download: <path d="M12 3.5v12M6.5 10.5 12 16l5.5-5.5M4 20.5h16" />,
  mail: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </>
  ),
  target: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="5" />
      <circle cx="12" cy="12" r="1.2" fill="currentColor" />
    </>
  ),
};
