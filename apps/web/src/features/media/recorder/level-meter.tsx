import { useEffect, useRef } from 'react';
import classes from '../media.module.css';

// Speech fills about a third of the range: the bar is drawn on so much more.
const gain = 2.5;

/** How loud it is now, so that the speaker sees that the microphone works. */
export function LevelMeter({ stream }: { readonly stream: MediaStream }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let shown = 0;
    let frame = requestAnimationFrame(function draw() {
      analyser.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      // Falls slowly, so that a word can be seen; written without React, sixty times a second.
      shown = Math.max(loudest * gain, shown * 0.94);
      if (bar.current) bar.current.style.inlineSize = `${Math.min(1, shown) * 100}%`;
      frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <div className={classes.meter} aria-hidden="true">
      <div className={classes.level} ref={bar} />
    </div>
  );
}
