import classes from './writing-on-slate.module.css';

/** The picture beside the login: a takhti on which a child has written the word for "write" in the studio's four languages. */
export function WritingOnSlate() {
  return (
    <div className={classes.scene}>
      <div className={classes.handle} />
      <div className={classes.frame}>
        <div className={classes.board}>
          <p lang="ur" dir="rtl" className={classes.large}>
            آؤ لکھیں
          </p>
          <p lang="ps" dir="rtl" className={classes.line}>
            راځئ چې ولیکو
          </p>
          <p lang="prs" dir="rtl" className={classes.line}>
            بیایید بنویسیم
          </p>
          <p lang="en" dir="ltr" className={classes.latin}>
            Let’s write
          </p>
        </div>
      </div>
      <svg className={classes.pen} viewBox="0 0 220 60" aria-hidden="true">
        <path d="M8 52 34 40 200 4c6-1 9 7 4 10L44 54Z" fill="#c9995a" />
        <path d="M8 52 34 40l10 14Z" fill="#7a4d22" />
        <path d="M8 52 22 45.500l4 6Z" fill="#1d2733" />
      </svg>
    </div>
  );
}
